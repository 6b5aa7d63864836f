/** The package's own types describe a module with a default export, but it exports a function. */
declare module 'robots-parser' {
  type Rules = {
    isAllowed(url: string, agent: string): boolean | undefined;
    getCrawlDelay(agent: string): number | undefined;
  };
  export default function parseRobots(url: string, text: string): Rules;
}
