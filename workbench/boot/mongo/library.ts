import { runMongo } from './run-mongo.ts';

Object.assign(self, { runProgram: runMongo });
