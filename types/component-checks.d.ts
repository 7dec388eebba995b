/**
 * Functions in which the component samples of the documentation are wrapped when their types are checked. They do not
 * exist at run time, so readers get `component.d.ts` without them.
 */
import type {
  Action,
  ActionProps,
  AnyProp,
  App,
  DefinedProp,
  DefinitionOf,
  Json,
  Methods,
  PropDefinitions,
  Source,
  SourceProp,
  SourceProps,
  Strategy,
} from './component.d.ts';

/** No names at all. */
type None = Record<never, never>;

/** Names the options that a prop of this type does not have. */
type Known<P> = {
  readonly [Name in keyof P]: P[Name] extends string
    ? unknown
    : P[Name] extends { propDefinition: readonly [infer A, infer Definition, ...unknown[]] }
      ? Allow<P[Name], keyof DefinedProp> & {
          propDefinition: DefinitionOf<A, Definition> extends never ? UnknownDefinition<Definition> : unknown;
        }
      : P[Name] extends { type: 'app' }
        ? unknown
        : P[Name] extends { type: infer Type }
          ? Allow<P[Name], keyof Extract<Exclude<SourceProp | AnyProp, string>, { type: Type }>>
          : unknown;
};
type Allow<P, Keys extends PropertyKey> = {
  readonly [Option in Exclude<keyof P, Keys>]: UnknownOption<Option>;
};
// Objects, because literals that exclude each other would turn the whole prop into `never`, and the message with it.
type UnknownOption<Name> = { readonly [Message in `${Name & string} is no option of this prop`]: true };
type UnknownDefinition<Name> = { readonly [Message in `${Name & string} is no prop definition`]: true };

/**
 * `export default checkSource({ … })` infers the type of `this` from props and methods, which `satisfies Source` cannot.
 *
 * @param component what a sample exports
 */
export declare function checkSource<
  const P extends SourceProps = None,
  M extends Methods = None,
  const D extends Strategy | undefined = undefined,
>(component: Source<P, M, D> & { props?: Known<P> }): Source<P, M, D>;

/** Like {@link checkSource}, for an action. */
export declare function checkAction<const P extends ActionProps = None, M extends Methods = None>(
  component: Action<P, M> & { props?: Known<P> },
): Action<P, M>;

/** Like {@link checkSource}, for an app file. */
export declare function checkApp<const D extends PropDefinitions = None, M extends Methods = None>(
  app: App<D, M> & { propDefinitions?: Known<D> },
): { type: 'app'; app: string; propDefinitions: D; methods: M };

/** Like {@link checkSource}, for a common file, which components spread. Its `this` is not known before. */
export declare function checkPart<const Part>(part: Part & ThisType<Json>): Part;
