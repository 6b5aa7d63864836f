import * as Vue from 'vue';
import * as compiler from 'vue/compiler-sfc';

Object.assign(self, { vueLibrary: { Vue, compiler } });
