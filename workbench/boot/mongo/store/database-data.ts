import { refuse, refuseWrite } from '../errors.ts';
import { compilePipeline } from '../pipeline/run-pipeline.ts';
import type { Surroundings } from '../pipeline/stage.ts';
import type { Document } from '../values/document.ts';
import { copyDocument } from '../values/copy.ts';
import { ObjectId } from '../values/object-id.ts';
import { type CollectionData, makeCollectionData } from './collection-data.ts';
import { mergeDocuments } from './merge-documents.ts';
import { addDocument, removeDocuments } from './write-documents.ts';

/** The collections of one database. A collection is there as soon as something is stored in it. */
export class DatabaseData {
  readonly name: string;
  readonly collections = new Map<string, CollectionData>();
  readonly makeId: () => ObjectId;

  constructor(name: string, makeId: () => ObjectId) {
    this.name = name;
    this.makeId = makeId;
  }

  find(name: string): CollectionData | undefined {
    return this.collections.get(name);
  }

  /** For writing: a view cannot be written to. What changes nothing creates nothing. */
  open(name: string, creates = true): CollectionData {
    const found = this.collections.get(name) ?? (creates ? this.create(name) : makeCollectionData());
    if (found.view)
      throw refuseWrite(
        `Namespace ${this.name}.${name} is a view, not a collection`,
        'CommandNotSupportedOnView',
      );
    return found;
  }

  create(name: string, data: CollectionData = makeCollectionData()): CollectionData {
    if (name === '' || name.startsWith('.') || name.includes('$') || name.includes('\0'))
      throw refuse(`Invalid namespace specified '${this.name}.${name}'`, 73);
    if (this.collections.has(name))
      throw refuse(`Collection ${this.name}.${name} already exists.`, 'NamespaceExists');
    this.collections.set(name, data);
    return data;
  }

  /** The stored documents themselves, which nobody outside may change; a view is computed. */
  read(name: string): readonly Document[] {
    const data = this.collections.get(name);
    if (!data) return [];
    return data.view ? this.aggregate(data.view.source, data.view.pipeline) : data.documents;
  }

  aggregate(name: string, pipeline: readonly unknown[]): Document[] {
    return compilePipeline(pipeline, this.surround())(this.read(name)).map(copyDocument);
  }

  private surround(): Surroundings {
    return {
      read: (name) => this.read(name),
      replace: (name, documents) => this.replace(name, documents),
      merge: (given, documents) => mergeDocuments(this, given, documents),
      variables: new Map(),
    };
  }

  private replace(name: string, documents: readonly Document[]): void {
    const data = this.open(name);
    removeDocuments(data, data.documents);
    for (const document of documents) addDocument(this, name, document);
  }
}
