/*
 * The stylesheet of every document: global styles first, because they define the order of the layers, then those of common
 * components. Only the stylesheet of this bundle is used.
 */
import '../../styles/index.css';

export { default } from './components.ts';
