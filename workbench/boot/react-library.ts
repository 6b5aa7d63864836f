import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import * as jsx from 'react/jsx-runtime';
import { transform } from 'sucrase';

const modules = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': client,
  'react/jsx-runtime': jsx,
};

Object.assign(self, { reactLibrary: { modules, transform } });
