import type { InlineConfig } from 'vite';

/** Builds the script that runs before the first paint. */
export const firstPaintBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/first-paint.json',
    lib: { entry: 'app/first-paint.ts', formats: ['iife'], name: 'firstPaint' },
    rollupOptions: { output: { entryFileNames: 'assets/first-paint-[hash].js' } },
  },
};
