/** What libraries ask about their surroundings. Learners need the warnings that only development has. */
export const definitions: Readonly<Record<string, string>> = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};
