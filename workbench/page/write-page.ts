export function writePage(html: string, css: string): string {
  const style = css === '' ? '' : `<style>${css}</style>`;
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">${style}${html}`;
}
