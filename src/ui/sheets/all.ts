/* All stylesheets in the order of documents, for development. */
import '../../styles/index.css';
import './components.ts';
import './drawings.ts';
import './parts.ts';
import './screens.ts';
import './figures.ts';
