import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { listening, resolvers, typeDefs } from './data.mjs';

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false, graphiql: false });
const server = createServer(yoga).listen(0, '127.0.0.1', () => listening(server.address().port));
