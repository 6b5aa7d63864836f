import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { type DirectAnswer, directAnswerSchema } from './answers/answer-schema.ts';
import { type Careers, careersSchema } from './careers/career-schema.ts';
import { compileGoal } from './shapes/compile-goal.ts';
import { compileQuestions, compileRoadmaps } from './compile.ts';
import { type Contrast, contrastSchema } from './contrast-schema.ts';
import { type ErrorSource, knownErrorSchema } from './error-schema.ts';
import { compileExercises, type Exercises } from './exercises/compile-exercise.ts';
import { type ExerciseSource, exercisesSchema } from './exercises/exercise-schema.ts';
import { type Goal, goalSchema, type Interest, interestSchema } from './goal-schema.ts';
import type { CompiledGoal } from './goals.ts';
import { loadLinks } from './links.ts';
import { type PackedErrors, packErrors } from './errors/pack-errors.ts';
import { makeOwnGoals } from './shapes/own-goals.ts';
import { type Requirement, requirementSchema } from './requirements/requirement-schema.ts';
import type { LibraryContent, Roadmap } from './roadmap.ts';
import {
  type Home,
  homeSchema,
  type Member,
  type Operator,
  memberSchema,
  operatorSchema,
  neighborSchema,
  type OtherNames,
  type Rename,
  renameSchema,
  stackSchema,
  type TechnologySource,
  technologySchema,
} from './schema.ts';
import type { Shapes } from './shapes/pack-goals.ts';
import { abilitiesSchema, type Shape, shapeSchema } from './shapes/shape-schema.ts';
import { compileWishes, parseWishes, type Wish } from './wishes.ts';

export async function loadRoadmaps(): Promise<Roadmap[]> {
  const [sources, links] = await Promise.all([loadSources(), loadLinks()]);
  return compileRoadmaps(sources, links);
}

export async function loadLibraryContent(): Promise<LibraryContent> {
  const [sources, links, names] = await Promise.all([loadSources(), loadLinks(), loadOtherNames()]);
  const [questions, roadmaps] = [compileQuestions(sources), compileRoadmaps(sources, links)];
  const [errors, contrasts] = await Promise.all([loadPackedErrors(), loadContrasts()]);
  const [goals, sentences, chosen] = await Promise.all([loadAllGoals(), loadWishes(), loadGoalWords()]);
  const wishes = compileWishes(sentences, chosen);
  const [answers, careers] = await Promise.all([loadAnswers(), loadCareers()]);
  const requirements = await loadRequirements();
  return { roadmaps, names, questions, errors, contrasts, answers, careers, goals, wishes, requirements };
}

/** What learners load when they open an exercise. */
export async function loadCompiledExercises(): Promise<Exercises> {
  return compileExercises(await loadSources());
}

/** Throws if the file breaks its schema: content is checked before it is built. */
export async function loadSource(slug: string): Promise<TechnologySource> {
  const source = parseSource(slug, await readContent(`technologies/${slug}.yaml`));
  const exercises = await loadExercises(slug);
  return exercises === null ? source : { ...source, exercises };
}

/** Null if the technology has none. Throws if the file breaks its schema. */
export async function loadExercises(
  technology: string,
): Promise<Readonly<Record<string, ExerciseSource>> | null> {
  const file = `exercises/${technology}.yaml`;
  const hasFile = (await listFiles('exercises')).includes(technology);
  return hasFile ? parseYaml(exercisesSchema, await readContent(file), file) : null;
}

export function parseSource(slug: string, text: string): TechnologySource {
  return { slug, ...parseYaml(technologySchema, text, `technologies/${slug}.yaml`) };
}

export async function loadSources(): Promise<TechnologySource[]> {
  const sources = await Promise.all((await listSlugs()).map(loadSource));
  return sources.toSorted((one, other) => one.place - other.place);
}

export function listSlugs(): Promise<string[]> {
  return listFiles('technologies');
}

/** The known errors of every technology, with the cases that prove them. */
export async function loadErrorSources(): Promise<ErrorSource[]> {
  const files = await Promise.all((await listErrorFiles()).map(loadErrorFile));
  return files.flat();
}

/** The same without the cases, which only the check reads. */
async function loadPackedErrors(): Promise<PackedErrors> {
  return packErrors(await loadErrorSources());
}

export function listErrorFiles(): Promise<string[]> {
  return listFiles('errors');
}

/** Throws if the file breaks its schema. */
export async function loadErrorFile(technology: string): Promise<ErrorSource[]> {
  return parseErrors(technology, await readContent(`errors/${technology}.yaml`));
}

function parseErrors(technology: string, text: string): ErrorSource[] {
  const errors = parseYaml(z.array(knownErrorSchema), text, `errors/${technology}.yaml`);
  return errors.map((error) => Object.assign(error, { technology }));
}

/** Comparisons of technologies and of ideas. Throws if a file breaks its schema. */
export async function loadContrasts(): Promise<Contrast[]> {
  const files = await Promise.all((await listFiles('contrasts')).map(loadContrastFile));
  return files.flat();
}

async function loadContrastFile(name: string): Promise<Contrast[]> {
  const file = `contrasts/${name}.yaml`;
  return parseYaml(z.array(contrastSchema), await readContent(file), file);
}

/** Direct answers to what learners ask. Throws if a file breaks its schema. */
export async function loadAnswers(): Promise<DirectAnswer[]> {
  const files = await Promise.all((await listFiles('answers')).map(loadAnswerFile));
  return files.flat();
}

async function loadAnswerFile(name: string): Promise<DirectAnswer[]> {
  const file = `answers/${name}.yaml`;
  return parseYaml(z.array(directAnswerSchema), await readContent(file), file);
}

/** What is answered to questions about worth, work and choice. Throws if a file breaks its schema. */
export async function loadCareers(): Promise<Careers> {
  const files = (await listFiles('careers/questions')).sort();
  const texts = await Promise.all(files.map((name) => readContent(`careers/questions/${name}.yaml`)));
  const [parts, kinds, technologies, pairs] = await Promise.all(careerFiles.map(readCareerFile));
  const questions = texts.flatMap((text) => parse(text));
  return checkShape(careersSchema, { parts, kinds, technologies, pairs, questions }, 'careers');
}

const careerFiles = ['parts', 'kinds', 'technologies', 'pairs'];

async function readCareerFile(name: string): Promise<unknown> {
  return parse(await readContent(`careers/${name}.yaml`));
}

/** What things that learners make have to do. Throws if a file breaks its schema. */
export async function loadRequirements(): Promise<Requirement[]> {
  const files = await Promise.all((await listFiles('requirements')).map(loadRequirementFile));
  return files.flat();
}

async function loadRequirementFile(name: string): Promise<Requirement[]> {
  const file = `requirements/${name}.yaml`;
  return parseYaml(z.array(requirementSchema), await readContent(file), file);
}

/** What people want to make or reach, in the order of its files. */
export async function loadGoals(): Promise<CompiledGoal[]> {
  return (await loadGoalSources()).map(compileGoal);
}

/** With those that are made from shapes behind them. */
export async function loadAllGoals(): Promise<CompiledGoal[]> {
  const [goals, own] = await Promise.all([loadGoals(), loadOwnGoals()]);
  return [...goals, ...own.map(compileGoal)];
}

/** The goals that are made from shapes. Throws if a file breaks its schema. */
export async function loadOwnGoals(): Promise<Goal[]> {
  const { shapes, abilities } = await loadShapes();
  return makeOwnGoals(shapes, abilities);
}

/** What such goals are made of. Throws if a file breaks its schema. */
export async function loadShapes(): Promise<Shapes> {
  const [files, abilities] = await Promise.all([listFiles('shapes'), readContent('abilities.yaml')]);
  const shapes = (await Promise.all(files.map(loadShapeFile))).flat();
  return { shapes, abilities: parseYaml(abilitiesSchema, abilities, 'abilities.yaml') };
}

async function loadShapeFile(name: string): Promise<Shape[]> {
  const file = `shapes/${name}.yaml`;
  return parseYaml(z.array(shapeSchema), await readContent(file), file);
}

/** Throws if a file breaks its schema. */
export async function loadGoalSources(): Promise<Goal[]> {
  const files = await Promise.all((await listFiles('goals')).map(loadGoalFile));
  return files.flat();
}

async function loadGoalFile(interest: string): Promise<Goal[]> {
  const file = `goals/${interest}.yaml`;
  const goals = parseYaml(z.array(goalSchema), await readContent(file), file);
  return goals.map((goal) => Object.assign(goal, { interest }));
}

/** What people type who have a goal. */
export async function loadWishes(): Promise<Wish[]> {
  const files = (await listFiles('wishes', '.tsv')).sort();
  const texts = await Promise.all(files.map((name) => readContent(`wishes/${name}.tsv`)));
  return texts.flatMap((text, at) => parseWishes(text, files[at] ?? ''));
}

/** Words that say a goal, in the languages that learners write in most. */
export async function loadGoalWords(): Promise<Wish[]> {
  return parseWishes(await readContent('goal-words.tsv'), '');
}

/** In their order on the page of goals. */
export async function loadInterests(): Promise<Interest[]> {
  return parseYaml(z.array(interestSchema), await readContent('interests.yaml'), 'interests.yaml');
}

export async function loadOtherNames(): Promise<OtherNames> {
  const [stacks, neighbors] = await Promise.all([readContent('stacks.yaml'), readContent('neighbors.yaml')]);
  return {
    stacks: parseYaml(z.array(stackSchema), stacks, 'stacks.yaml'),
    neighbors: parseYaml(z.array(neighborSchema), neighbors, 'neighbors.yaml'),
  };
}

export async function loadHome(): Promise<Home> {
  return parseYaml(homeSchema, await readContent('home.yaml'), 'home.yaml');
}

export async function loadTeam(): Promise<Member[]> {
  return parseYaml(z.array(memberSchema), await readContent('team.yaml'), 'team.yaml');
}

export async function loadOperator(): Promise<Operator> {
  return parseYaml(operatorSchema, await readContent('operator.yaml'), 'operator.yaml');
}

export async function loadRenamed(): Promise<Rename[]> {
  return parseYaml(z.array(renameSchema), await readContent('renamed.yaml'), 'renamed.yaml');
}

async function listFiles(folder: string, ending = '.yaml'): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, folder));
  return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
}

function readContent(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), 'utf8');
}

function parseYaml<T>(schema: z.ZodType<T>, text: string, name: string): T {
  return checkShape(schema, readYaml(text, name), name);
}

function readYaml(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`content/${name} is not YAML: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function checkShape<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`content/${name} does not match its schema:\n${z.prettifyError(result.error)}`);
}
