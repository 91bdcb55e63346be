'use client';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { css, jsx } from '@emotion/react';

const query = gql`{ jobs { id title } }`;

/** A list of jobs that Apollo Client has in its cache, with a style of Emotion. */
export function Jobs() {
  return jsx(ApolloProvider, { client }, jsx(List));
}

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
client.writeQuery({
  query,
  data: { jobs: ['Engineer', 'Designer', 'Writer'].map((title, id) => ({ __typename: 'Job', id, title })) },
});

function List() {
  const { data } = useQuery(query);
  return jsx('ul', { css: list }, data?.jobs.map(({ id, title }) => jsx('li', { key: id }, title)));
}

const list = css`
  padding: 1rem;
  line-height: 1.5;
`;
