/*
 * The stylesheet of every document: the global styles first, because they set the order of the layers, then those of
 * components that most pages have. Of this bundle only the stylesheet is used.
 */
import '../../styles/index.css';

export { default } from './components.ts';
