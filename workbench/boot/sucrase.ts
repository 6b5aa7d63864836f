import { transform } from 'sucrase';

Object.assign(self, { sucrase: { transform } });
