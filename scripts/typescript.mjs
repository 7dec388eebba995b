/*
 * Loaded before every program of this repository, because Node.js 20 can't run TypeScript. Packages are loaded as they are: tsx
 * transforms them too, which takes a second and 140 MB for Vite.
 */
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./typescript-loader.mjs', import.meta.url);
