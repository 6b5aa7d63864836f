/**
 * The people and things of examples. What is asked about "the average price for each city" is neither price nor city: such a word tells
 * little, but where a title or an alias in scope holds it.
 */
export const exampleWords: ReadonlySet<string> = new Set(
  [
    'people person persons user users customer customers client clients visitor visitors admin admins friend friends',
    'student students employee employees author authors',
    'age ages city cities country countries price prices product products shop store cart order orders book books car',
    'cars house houses money salary score scores',
    'phone mail email emails address addresses birthday school team company department restaurant restaurants game',
    'games player players article articles post posts',
    'project projects thing things place places world life day days year years month months morning night person guy',
    'colleague teacher boss',
    'old older young younger big small huge little large long short new nice pretty cool real own full half whole',
    'nothing everybody everyone somebody nobody',
    'windows mac linux ubuntu high number way side page pages website websites site sites app apps program programs',
    'code computer pc laptop screen project',
  ].flatMap((line) => line.split(' ')),
);
