type Policy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

const rules: Policy = {
  createScriptURL(url) {
    if (/^\/(service-worker|assets\/[\w-]+)\.js$/.test(url)) return url;
    throw new TypeError(`${url} is no script of ours.`);
  },
};
const policy = findFactory()?.createPolicy('own-script', rules) ?? rules;

/** A worker address for browsers with Trusted Types. Throws unless it is our own. */
export function trustScript(url: string): string {
  return policy.createScriptURL(url);
}

function findFactory(): PolicyFactory | undefined {
  return 'trustedTypes' in globalThis ? Reflect.get(globalThis, 'trustedTypes') : undefined;
}
