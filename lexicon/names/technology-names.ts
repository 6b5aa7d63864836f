/** A technology we teach, the other names learners give it, and those whose roadmap its questions may belong to. */
export type TechnologyName = {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly near: readonly string[];
  /** Those that beginners mean as often as not when they name this one. */
  readonly meant: readonly string[];
};

type Row = readonly [slug: string, name: string, aliases: string, near: string];

const rows: readonly Row[] = [
  ['html', 'HTML', 'html5,xhtml,hyper text markup language,hypertext markup language,htm', '+css javascript'],
  ['css', 'CSS', 'css3,cascading style sheets,cascading style sheet,style sheets,stylesheet', 'html'],
  [
    'python',
    'Python',
    'py,python3,cpython,pythn,piton,بايثون,питон,пайтон,पायथन,파이썬,パイソン,פייתון',
    'dsa',
  ],
  ['react', 'React', 'reactjs,react.js,react hooks,jsx', 'javascript typescript html css nodejs'],
  ['nodejs', 'Node.js', 'node,nodejs,npm,node api', 'javascript express mongo typescript'],
  [
    'javascript',
    'JavaScript',
    'js,ecmascript,ecma script,es6,es2015,vanilla js,vanillajs,java scripts,ajax,جافا سكريبت,джаваскрипт,जावास्क्रिप्ट,자바스크립트,ジャバスクリプト,yavascript',
    'html css nodejs typescript json',
  ],
  ['java', 'Java', 'java se,core java,jdk,jvm,جافا,джава,जावा,자바', 'kotlin dsa'],
  ['sql', 'SQL', 'mysql,my sql,structured query language,mysql database,sql queries', 'php'],
  ['mongo', 'MongoDB', 'mongo,mongodb,mongo db,mangodb,mongoose', 'nodejs express json'],
  ['angular', 'Angular', 'angularjs,angular.js,ng,angular framework,rxjs', 'typescript javascript html css'],
  ['bootstrap', 'Bootstrap', 'bootstrap5,twitter bootstrap,boot strap', 'css'],
  ['vue', 'Vue', 'vuejs,vue.js,vue3,vuex,pinia', 'javascript html css typescript'],
  ['git', 'Git', 'github,git hub,git and github,version control,git bash', ''],
  ['ruby', 'Ruby', 'ruby lang,ruby on rails,rails,ror,рубай', ''],
  ['json', 'JSON', 'javascript object notation,json schema', 'javascript'],
  ['jquery', 'jQuery', 'jq,jquery.js', 'javascript html css'],
  [
    'dsa',
    'DSA',
    'data structures and algorithms,data structure and algorithm,data structures,data structure,algorithms,algorithm,algo,algos,ds and algo,datastructure,leet code,leetcode,dsa in python,dsa in java,dsa in c++',
    'python java cpp',
  ],
  ['c', 'C', 'ansi c,c99,c11,c17,c23,clang', 'cpp'],
  ['cpp', 'C++', 'cpp,c plus plus,cplusplus,c plusplus,cxx,cc+', 'c dsa'],
  ['csharp', 'C#', 'csharp,c sharp,dotnet c#,c# .net', ''],
  ['r', 'R', 'r lang,rstudio,r studio,r language,rstats', ''],
  ['kotlin', 'Kotlin', 'kt,ktor', 'java'],
  ['typescript', 'TypeScript', 'ts,type scripts', 'javascript'],
  ['express', 'Express', 'expressjs,express.js,express js', 'nodejs javascript mongo'],
  ['tailwind', 'Tailwind', 'tailwindcss,tailwind css,tail wind', 'css'],
  ['php', 'PHP', 'php8,hypertext preprocessor,core php', 'sql html'],
];

/** The 26 technologies that have a roadmap, in the order of the catalogue. */
export const technologyNames: readonly TechnologyName[] = rows.map(([slug, name, aliases, near]) => ({
  slug,
  name,
  aliases: aliases.split(','),
  near: near.split(' ').filter((other) => /^\w/.test(other)),
  meant: near
    .split(' ')
    .filter((other) => other.startsWith('+'))
    .map((other) => other.slice(1)),
}));
