import type { Connection } from '@supabase/lite';

type Schema = Awaited<ReturnType<Connection['introspect']>>;

/** The schemas that Lite answers requests from; the others are ours alone. */
const EXPOSED = new Set(['public', 'auth']);

const isExposed = ({ schema }: { readonly schema?: string | undefined }): boolean =>
  schema === undefined || EXPOSED.has(schema);

function exposedPart(schema: Schema): Schema {
  return { ...schema, columns: schema.columns.filter(isExposed), views: schema.views.filter(isExposed) };
}

/**
 * Makes a connection tell Lite of no views and columns in schemas that it does not answer from. For each request Lite goes through all
 * columns, and searches the text of its view for each that belongs to one: an eighth of its time for a list.
 */
export function hideInternals<C extends Connection>(connection: C): C {
  const introspect = connection.introspect.bind(connection);
  /** By what the connection keeps: Lite recognizes a schema that it has seen. */
  const exposed = new WeakMap<Schema, Schema>();
  connection.introspect = async (options) => {
    const schema = await introspect(options);
    const part = exposed.get(schema) ?? exposedPart(schema);
    exposed.set(schema, part);
    return part;
  };
  return connection;
}
