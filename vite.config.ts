import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: the browser's, and the one that writes the finished pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'app/public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'app/render.tsx' : 'app/client.tsx' },
  },
  ssr: { noExternal: true },
}));
