import { runMongo } from './run-mongo.ts';

Object.assign(self, { runMongo });
