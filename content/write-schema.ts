import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { technologyJsonSchema } from './json-schema.ts';

/** `npm run schema` writes what editors use to complete and check roadmaps. */
await writeFile(join(import.meta.dirname, 'technology.schema.json'), technologyJsonSchema());
