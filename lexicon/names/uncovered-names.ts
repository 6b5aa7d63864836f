/** Names of things we do not teach, together with what we teach that lies nearest to them and why. */
export type UncoveredNames = {
  /** Each a name as we write it, then how else it is written. */
  readonly names: readonly (readonly string[])[];
  readonly nearest: readonly (readonly [technology: string, why: string])[];
};

type Row = readonly [names: readonly string[], ...nearest: (readonly [technology: string, why: string])[]];

const rows: readonly Row[] = [
  [
    ['Go: golang, go lang, go language'],
    ['c', 'Go takes much of its syntax from it, pointers and structs too'],
    ['java', 'typed and used for servers too'],
    ['python', 'the gentlest start if it is your first language'],
  ],
  [
    ['Rust: rust lang, rustlang; Zig: ziglang; Nim; D: dlang; Carbon'],
    ['cpp', 'compiled, close to the machine, with the same kind of types'],
    ['c', 'shows what memory and pointers are, which this language builds on'],
  ],
  [
    ['Swift: swift ui, swiftui; iOS: ios development, iphone development; Objective-C: objective c, objc'],
    ['kotlin', 'its syntax is the nearest to Swift, with the same care about null'],
    ['c', 'Objective-C extends it, and Swift can call it'],
  ],
  [
    [
      'Dart; Flutter; React Native; Ionic; Xamarin',
      'Android: android development, android studio, app development, mobile development',
    ],
    ['kotlin', 'the language of Android apps'],
    ['javascript', 'the language behind most cross-platform apps'],
    ['react', 'builds screens from components in the same way'],
  ],
  [
    [
      'Scala; Groovy; Clojure; Spring: spring boot, springboot, spring framework; Hibernate',
      'Apex: salesforce',
    ],
    ['java', 'the platform it runs on or is modelled on'],
    ['kotlin', 'a younger language for the same platform'],
  ],
  [
    ['Perl: pearl; Lua'],
    ['python', 'a scripting language with a simple syntax'],
    ['ruby', 'took over much from Perl and runs scripts as easily'],
    ['javascript', 'small, dynamic and built into every browser'],
  ],
  [
    ['Julia; MATLAB: mat lab, octave; SAS; SPSS; Stata'],
    ['python', 'the general language that most people now use for the same work'],
    ['r', 'made for data, statistics and charts'],
  ],
  [
    [
      'Haskell; Elixir: phoenix; Erlang; OCaml; F#: fsharp, f sharp; Lisp: common lisp; Scheme; Racket; Elm',
      'Prolog; ReasonML',
    ],
    ['kotlin', 'has lambdas, immutable values and sealed types'],
    ['javascript', 'treats functions as values'],
    ['dsa', 'recursion, on which functional programming rests'],
  ],
  [
    [
      'Visual Basic: vb, vb.net, vba, basic; .NET: dotnet, asp.net, asp.net core, asp net, blazor',
      'Unity: unity3d',
    ],
    ['csharp', 'the main language of .NET and of Unity'],
    ['java', 'typed and object-oriented in the same way'],
  ],
  [
    ['Delphi: pascal, object pascal; Ada'],
    ['csharp', 'designed by the author of Delphi'],
    ['cpp', 'compiled, typed and close to the machine'],
  ],
  [
    [
      'Assembly: assembly language, assembler, asm, x86, arm assembly; Fortran; COBOL',
      'Arduino: embedded, embedded systems, raspberry pi; Verilog: vhdl, fpga',
      'Operating systems: operating system',
    ],
    ['c', 'the language nearest to the machine that we teach'],
    ['cpp', 'adds classes and containers to the same ground'],
  ],
  [
    [
      'Unreal Engine: unreal; Godot: gdscript; Game development: game dev, gamedev, game programming',
      'OpenGL; Roblox: roblox studio, luau',
    ],
    ['csharp', 'the language of Unity games, and usable in Godot'],
    ['cpp', 'the language of Unreal and most large games'],
  ],
  [
    [
      'Django; Flask; FastAPI: fast api; pandas; NumPy; Matplotlib; Jupyter; Selenium; Scrapy; Streamlit',
      'Web scraping: webscraping, beautiful soup, beautifulsoup, bs4; Pygame: py game; Tkinter',
    ],
    ['python', 'the language it is most used from'],
  ],
  [
    [
      'Machine learning: ml, deep learning, neural networks, neural network, tensorflow, pytorch, keras, scikit learn, scikit-learn, sklearn',
      'Artificial intelligence: ai, genai, generative ai, prompt engineering, llm, nlp, computer vision',
      'Data science: data analysis, data analytics, data analyst, data scientist, big data, spark, hadoop',
    ],
    ['python', 'the language that nearly all of it is written in'],
    ['r', 'statistics and charts'],
    ['sql', 'how data is fetched'],
  ],
  [
    ['Excel: spreadsheets, google sheets; Power BI: powerbi; Tableau'],
    ['sql', 'how to ask questions of tables'],
    ['r', 'tables, statistics and charts in code'],
    ['python', 'automates what is done by hand in a sheet'],
  ],
  [
    ['Laravel; Symfony; WordPress: word press; CodeIgniter; Drupal; Magento; Joomla'],
    ['php', 'the language it is written in'],
  ],
  [['Sinatra'], ['ruby', 'the language it is written in']],
  [
    ['Next.js: nextjs, next js, next; Gatsby; Remix; Preact; SolidJS: solid js'],
    ['react', 'the library it builds on or follows'],
    ['javascript', 'the language of both'],
  ],
  [
    [
      'Svelte: sveltekit; Ember: emberjs; Nuxt: nuxtjs, nuxt.js; Alpine.js: alpinejs; Astro; htmx; Lit',
      'Qwik; Backbone: backbonejs',
    ],
    ['vue', 'a framework for pages in the same spirit'],
    ['react', 'the most used library for the same work'],
    ['javascript', 'the language under all of them'],
  ],
  [
    [
      'NestJS: nest, nest js; Deno; Bun; Fastify; Koa; Hapi; Electron: electronjs',
      'GraphQL: graph ql, apollo',
    ],
    ['nodejs', 'JavaScript outside the browser'],
    ['express', 'the most used framework for servers on it'],
    ['typescript', 'the language most such code is written in'],
  ],
  [
    [
      'PostgreSQL: postgres, postgre, psql; SQLite; MariaDB: maria db',
      'Oracle: oracle database, pl/sql, plsql; SQL Server: mssql, ms sql, t-sql, tsql, microsoft sql server',
      'Snowflake',
    ],
    ['sql', 'our roadmap uses MySQL; most of the language is the same'],
  ],
  [
    [
      'Redis; Cassandra; Firebase: firestore; DynamoDB: dynamo db; Neo4j; Elasticsearch: elastic search',
      'CouchDB; Supabase',
    ],
    ['mongo', 'a database without fixed tables'],
    ['sql', 'the ground that every database is compared with'],
  ],
  [
    ['Bash: shell, shell scripting, shell script, unix, zsh; Linux: ubuntu; PowerShell: power shell'],
    ['git', 'starts with the command line and is used there'],
    ['python', 'the usual next step for scripts'],
  ],
  [
    [
      'Docker: containers; Kubernetes: k8s; DevOps: dev ops; AWS: amazon web services; Azure',
      'Google Cloud: gcp; Cloud computing: cloud; Terraform; Jenkins; Ansible; Nginx',
    ],
    ['git', 'where every such pipeline begins'],
    ['nodejs', 'servers to put online'],
    ['python', 'the usual language for automating them'],
  ],
  [
    [
      'Cyber security: cybersecurity, cyber, ethical hacking, hacking, penetration testing, pentesting, kali, kali linux, networking, computer networks, network security',
    ],
    ['python', 'the usual language for security tools'],
    ['c', 'memory, where many weaknesses come from'],
    ['sql', 'databases, and how injection is prevented'],
  ],
  [
    ['Blockchain: block chain, web3, crypto, smart contracts; Solidity: ethereum'],
    ['javascript', 'the syntax is close, and its tools are written in it'],
    ['dsa', 'hashing and linked structures, which it rests on'],
  ],
  [
    [
      'Sass: scss; Less: lesscss; Material UI: mui, material design; Bulma; Foundation; Figma',
      'UI/UX: ux, ui ux, ui design, ux design, web design, graphic design; Photoshop',
    ],
    ['css', 'how every design on the web is built'],
    ['bootstrap', 'ready parts and a grid'],
    ['tailwind', 'design with small classes'],
  ],
  [
    ['XML: xslt; YAML: yml; TOML; Markdown; CSV; Protocol Buffers: protobuf'],
    ['json', 'the format most data travels in today'],
    ['html', 'marks up text in the same way'],
  ],
  [
    ['Scratch: scratch programming, block coding; Logo; MicroPython: micro bit, microbit'],
    ['python', 'the usual first language after blocks'],
    ['html', 'shows something on the screen in the first hour'],
  ],
  [
    [
      'WebAssembly: wasm; CoffeeScript; ActionScript; Haxe; Three.js: threejs; D3: d3js, d3.js; Puppeteer',
      'Webpack; Vite',
    ],
    ['javascript', 'what it works beside or compiles to'],
    ['typescript', 'the same language with types'],
  ],
];

/** Written "Go: golang, go lang; Rust". */
export const uncoveredNames: readonly UncoveredNames[] = rows.map(([names, ...nearest]) => ({
  names: names.flatMap((line) => line.split('; ')).map((name) => name.split(/: |, /)),
  nearest,
}));
