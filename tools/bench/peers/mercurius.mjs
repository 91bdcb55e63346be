import Fastify from 'fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import mercurius from 'mercurius';
import { listening, resolvers, typeDefs } from './data.mjs';

const app = Fastify();
app.register(mercurius, { schema: makeExecutableSchema({ typeDefs, resolvers }), jit: 1 });
await app.listen({ port: 0, host: '127.0.0.1' });
listening(app.server.address().port);
