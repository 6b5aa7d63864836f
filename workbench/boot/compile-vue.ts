import type * as Compiler from 'vue/compiler-sfc';

type Compiled = { readonly script: string; readonly style: string };

const filename = 'App.vue';

/** Makes of a component in a file of its own a module, whose default export it is, and a style sheet, whose scope is `id`. Throws the first mistake. */
export function compileVue(compiler: typeof Compiler, code: string, id: string): Compiled {
  const { descriptor, errors } = compiler.parse(code, { filename, sourceMap: false });
  const { template, styles, scriptSetup, script } = descriptor;
  if (errors[0]) throw errors[0];
  const isScoped = styles.some(({ scoped }) => scoped);
  const asked = { filename, id, scoped: isScoped };
  const own =
    scriptSetup || script
      ? compiler.compileScript(descriptor, {
          id,
          inlineTemplate: scriptSetup !== null,
          genDefaultAs: 'component',
        }).content
      : 'const component = {};';
  const drawn =
    template && !scriptSetup ? compiler.compileTemplate({ ...asked, source: template.content }) : null;
  if (drawn?.errors[0]) throw drawn.errors[0];
  const parts = [
    drawn?.code ?? '',
    own,
    drawn ? 'component.render = render;' : '',
    isScoped ? `component.__scopeId = '${id}';` : '',
    'export default component;',
  ];
  const sheets = styles.map(
    ({ content, scoped = false }) => compiler.compileStyle({ filename, id, scoped, source: content }).code,
  );
  return { script: parts.join('\n'), style: sheets.join('\n') };
}
