import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type ValueNode,
} from 'kysely'

/**
 * Writes a constant yes or no into the text of a query. Of one that comes as a parameter PostgreSQL
 * does not know, once it plans for any values, that an index of `where not replaced` has all it
 * looks for, and sorts a hundred thousand rows instead of reading sixteen.
 */
class InlineBooleans extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return typeof node.value === 'boolean' ? { ...node, immediate: true } : node
  }
}

const transformer = new InlineBooleans()

export const inlineBooleans: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs) => transformer.transformNode(node),
  transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(result),
}
