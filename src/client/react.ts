/*
 * React, as something that the boot script can fetch without a word of it being in the boot script.
 */
import 'react-dom/client';
