/** Files of a package as they are, or one script that is made of a module in `boot/`. */
export type PackageFiles = {
  readonly package: string;
  readonly parts?: readonly string[];
  readonly files?: readonly string[];
  readonly script?: string;
  /** Files that are made of those of the package. */
  readonly made?: readonly string[];
  /** The folder of our own modules of which something is made too, so that its address changes with them. */
  readonly own?: string;
};

/** What a page of a technology loads first, in this order. */
export const libraryFiles: Readonly<Record<string, PackageFiles>> = {
  bootstrap: {
    package: 'bootstrap',
    files: ['dist/css/bootstrap.min.css', 'dist/js/bootstrap.bundle.min.js'],
  },
  jquery: { package: 'jquery', files: ['dist/jquery.min.js'] },
  react: { package: 'react', parts: ['react-dom', 'sucrase'], script: 'react-library.ts' },
  tailwind: { package: '@tailwindcss/browser', files: ['dist/index.global.js'] },
  vue: { package: 'vue', script: 'vue-library.ts' },
};
