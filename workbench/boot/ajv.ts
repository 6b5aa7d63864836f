import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Keywords that it does not know are left to checks, as the standard says, and mistakes in known ones stop it. */
function makeAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  return ajv;
}

Object.assign(self, { makeAjv });
