import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkSample } from '../testing/check-sample.ts';

const page = 'https://docs.example.org/page-3';
const video = 'https://video.example.org/1';

describe('the address rule is broken by', () => {
  const samples: readonly (readonly [what: string, yaml: string, breach: string])[] = [
    [
      'a page that is not registered',
      `topics: { 3: { websites: [${page}, 'https://nowhere.example.org/page'] } }`,
      'vue.yaml topic-3: addresses',
    ],
    [
      'a page that is registered under another spelling',
      `topics: { 3: { websites: [${page}, 'https://other.example.org/page-3/'] } }`,
      'vue.yaml topic-3: addresses',
    ],
    [
      'a video that is not registered',
      `roadmap: { videos: { id: 0, label: 'Links:', description: Watch., videos: [${video}, 'https://video.example.org/2', 'https://video.example.org/3'] } }`,
      'vue.yaml videos: addresses',
    ],
    [
      'a page among the videos that is registered as something else',
      `roadmap: { videos: { id: 0, label: 'Links:', description: Watch., videos: [${video}, ${page}] } }`,
      'vue.yaml videos: addresses',
    ],
  ];
  for (const [what, yaml, breach] of samples) test(what, () => assert.deepEqual(checkSample(yaml), [breach]));
});
