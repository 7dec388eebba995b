/**
 * Functions that wrap the component samples of the documentation for type checks. They don't exist at run time, so they aren't part
 * of `component.d.ts`, which readers download.
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

/** An object type without properties. */
type None = Record<never, never>;

/** Maps each prop to a type that rejects the options that a prop of its type doesn't have. */
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
// Object types, because intersecting different literals would turn the prop and the message into `never`.
type UnknownOption<Name> = { readonly [Message in `${Name & string} is no option of this prop`]: true };
type UnknownDefinition<Name> = { readonly [Message in `${Name & string} is no prop definition`]: true };

/**
 * Infers the type of `this` from props and methods, which `satisfies Source` can't: `export default checkSource({ … })`.
 *
 * @param component the default export of a sample
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

/** Like {@link checkSource}, for a common file, which components spread. The type of its `this` isn't known. */
export declare function checkPart<const Part>(part: Part & ThisType<Json>): Part;
