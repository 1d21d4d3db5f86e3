/// <reference types="vitest/config" />
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FILES } from './browser-files.ts';
import { drawnIcons } from './drawn-icons.ts';
import { lateParts } from './late-parts.ts';
import { pureSchemas } from './pure-schemas.ts';
import { styleRules } from './style-rules.ts';
import { siteWorker } from './site-worker.ts';
import { BROWSER_FLOOR } from './src/lib/browser-floor.ts';

const configPath = new URL('./lingui.config.ts', import.meta.url).pathname;
// Given whole to the macros: without it they look for a configuration in the working directory.
const linguiConfig = getConfig({ configPath });

const FIREBASE_FOR_BROWSERS = new URL(
  '../../node_modules/@firebase/auth/dist/esm/index.js',
  import.meta.url,
).pathname;

const TESTS = {
  // Node would take the build that is for servers, which sends no codes.
  alias: [{ find: /^@firebase\/auth$/, replacement: FIREBASE_FOR_BROWSERS }],
  environmentOptions: {
    // No test loads what stands elsewhere; asking for it is what tests look at.
    happyDOM: {
      settings: {
        handleDisabledFileLoadingAsSuccess: true,
        disableIframePageLoading: true,
        // The operator in this process asks the game host as a server does.
        fetch: { disableSameOriginPolicy: true },
      },
    },
  },
  server: {
    deps: {
      // The operator under a test of the site runs as itself, not as code for a browser.
      external: [/[\\/](apps[\\/]operator|brands|packages[\\/](postgres|ledger))[\\/]/],
      // Start's own modules import names that only its plugin resolves; Firebase's must see the alias above.
      inline: [/@tanstack[\\/](react-)?start/, /@firebase[\\/]/],
    },
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    pureSchemas(),
    tailwindcss(),
    lingui({ configPath, failOnCompileError: true }),
    tanstackStart({
      router: { quoteStyle: 'single', semicolons: true, addExtensions: true },
      server: { build: { inlineCss: true } },
    }),
    react(),
    siteWorker(),
    lateParts(),
    styleRules(),
    drawnIcons(),
    // One babel pass. Presets run last-first: the macros must be gone before the compiler reads the component.
    babel({
      presets: [
        // Tests of parts do without it, at half their time; the build that journeys walk through has it.
        ...(process.env.VITEST ? [] : [reactCompilerPreset()]),
        linguiTransformerBabelPreset({ linguiConfig }, { configPath }),
      ],
    }),
  ],
  // React has it itself, since 18; the shim for older ones is half a kilobyte of every page's first file.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  test: TESTS,
  environments: {
    client: {
      build: {
        // The server reads it to preload the catalogue of the page's language.
        manifest: true,
        target: Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name}${version}`),
        // A font in the style sheet would be in every brand's page, and the page's policy allows no `data:` fonts.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        rolldownOptions: {
          output: {
            codeSplitting: { groups: FILES },
            // The first file names every other one: short hashes alone (36 bits) are a kilobyte less of it. Their
            // names are in the manifest.
            hashCharacters: 'base36',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
    // The server build stands alone: the composition imports one file, whatever is installed beside it. In
    // development packages stay Node's own, since the module runner evaluates no CommonJS.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : ['@palpite/*'] },
      // The server has at hand what the browser gets later: one part, imported in both ways, on purpose.
      build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
  },
}));
