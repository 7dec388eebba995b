/* Every stylesheet, for development, in the order in which documents have them. */
import '../../styles/index.css';
import './components.ts';
import './drawings.ts';
import './parts.ts';
import './screens.ts';
