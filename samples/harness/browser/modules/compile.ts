import { compileModule } from '../../component/module-source.ts';
import { compileStep } from '../../workflow/source.ts';

/** Reads code that has been edited. Other code has been read by the build. */
export default { compileModule, compileStep };
