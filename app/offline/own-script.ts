type Policy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

const rules: Policy = {
  createScriptURL(url) {
    if (/^\/(service-worker|assets\/[\w-]+)\.js$/.test(url)) return url;
    throw new TypeError(`${url} is no script of ours.`);
  },
};
const policy = findFactory()?.createPolicy('own-script', rules) ?? rules;

/** The address of a worker, as browsers want it that let no plain text name a script. Throws where it is not our own. */
export function trustScript(url: string): string {
  return policy.createScriptURL(url);
}

function findFactory(): PolicyFactory | undefined {
  return 'trustedTypes' in globalThis ? Reflect.get(globalThis, 'trustedTypes') : undefined;
}
