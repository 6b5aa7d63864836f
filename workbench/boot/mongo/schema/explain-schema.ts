import { needServer, refuse } from '../errors.ts';
import { type Document, isDocument, readField } from '../values/document.ts';
import { findKeyword, type Keyword } from './keywords.ts';

/** What a value has against a rule, as the server tells it. */
export type Detail = Document;

const notes: ReadonlySet<string> = new Set(['title', 'description']);
const inner: ReadonlySet<string> = new Set(['properties', 'items', 'required', 'additionalProperties']);
const others: ReadonlySet<string> = new Set(
  'allOf anyOf oneOf not patternProperties dependencies minProperties maxProperties additionalItems multipleOf exclusiveMinimum exclusiveMaximum'.split(
    ' ',
  ),
);

/** Every rule of a schema that a value breaks; none if it fits. */
export function explainSchema(schema: unknown, value: unknown): Detail[] {
  if (!isDocument(schema)) throw refuse('$jsonSchema must be an object', 'TypeMismatch');
  refuseUnknown(schema);
  const own = Object.entries(schema).flatMap(([name, limit]) => {
    const keyword: Keyword | undefined = findKeyword(name);
    const reason = keyword?.(limit, value) ?? null;
    return reason === null ? [] : [{ operatorName: name, specifiedAs: { [name]: limit }, ...reason }];
  });
  if (Array.isArray(value)) return [...own, ...explainItems(schema, value)];
  return isDocument(value) ? [...own, ...explainFields(schema, value)] : own;
}

function refuseUnknown(schema: Document): void {
  for (const name of Object.keys(schema)) {
    if (notes.has(name) || inner.has(name) || findKeyword(name)) continue;
    if (others.has(name)) throw needServer(`${name} in a schema`);
    throw refuse(`Unknown $jsonSchema keyword: ${name}`, 'FailedToParse');
  }
}

function explainItems({ items }: Document, list: readonly unknown[]): Detail[] {
  if (items === undefined) return [];
  if (Array.isArray(items)) throw needServer('A list of schemas as items');
  for (const [itemIndex, item] of list.entries()) {
    const details = explainSchema(items, item);
    const reason = 'At least one item did not match the sub-schema';
    if (details.length > 0) return [{ operatorName: 'items', reason, itemIndex, details }];
  }
  return [];
}

function explainFields(
  { properties = {}, required = [], additionalProperties }: Document,
  value: Document,
): Detail[] {
  if (!isDocument(properties))
    throw refuse("$jsonSchema keyword 'properties' must be an object", 'TypeMismatch');
  if (!Array.isArray(required))
    throw refuse("$jsonSchema keyword 'required' must be an array", 'TypeMismatch');
  const details: Detail[] = [];
  const propertiesNotSatisfied = explainProperties(properties, value);
  if (propertiesNotSatisfied.length > 0) details.push({ operatorName: 'properties', propertiesNotSatisfied });
  const extra = Object.keys(value).filter((name) => !(name in properties));
  if (isDocument(additionalProperties)) throw needServer('A schema as additionalProperties');
  if (additionalProperties === false && extra.length > 0)
    details.push({
      operatorName: 'additionalProperties',
      specifiedAs: { additionalProperties },
      additionalProperties: extra,
    });
  const missingProperties = required.filter((name) => readField(value, String(name)) === undefined);
  if (missingProperties.length > 0)
    details.push({ operatorName: 'required', specifiedAs: { required }, missingProperties });
  return details;
}

function explainProperties(properties: Document, value: Document): Detail[] {
  return Object.entries(properties).flatMap(([propertyName, schema]) => {
    const found = readField(value, propertyName);
    const details = found === undefined ? [] : explainSchema(schema, found);
    if (found === undefined && isDocument(schema)) refuseUnknown(schema);
    const { title, description } = isDocument(schema) ? schema : {};
    const told = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
    return details.length > 0 ? [{ propertyName, ...told, details }] : [];
  });
}
