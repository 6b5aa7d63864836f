declare const builtRuntimes: import('./runtimes.ts').BuiltRuntimes;

/** What Pyodide says about itself in the list of its packages, which we leave out. */
declare const pyodideInfo: {
  arch: 'wasm32';
  abi_version: string;
  platform: string;
  python: string;
  version: string;
};
