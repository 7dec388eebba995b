/*
 * The site's one stylesheet: the global styles first, because they set the order of the layers, then those of every
 * component, whether it runs in the browser or only in the build. Of this bundle only the stylesheet is used.
 */
import './index.css';

export { default } from './components.ts';
