/** The text of a finished script, which the build makes of a module and its imports. */
declare module '*?script' {
  const text: string;
  export { text };
}
