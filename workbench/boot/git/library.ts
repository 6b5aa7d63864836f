// It must come before the packages, which look for SHA-1 at once.
import './subtle.ts';

import { runCommands } from './run-commands.ts';

Object.assign(self, { runProgram: runCommands });
