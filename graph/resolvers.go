package graph

import (
	"context"
	"strings"
	"time"
)

func (r *documentListSectionResolver) Documents(ctx context.Context, obj *DocumentListSection) ([]Document, error) {
	return r.Content().Documents(obj.Choose), nil
}

func (r *enquiryFormSectionResolver) Events(ctx context.Context, obj *EnquiryFormSection) ([]Event, error) {
	return r.events(new(EventTimeUpcoming)), nil
}

func (r *enquiryFormSectionResolver) Now(ctx context.Context, obj *EnquiryFormSection) (*Now, error) {
	if obj.Short {
		return nil, nil
	}
	return r.now(ctx, nil)
}

func (r *enquiryFormSectionResolver) Calls(ctx context.Context, obj *EnquiryFormSection) ([]Call, error) {
	if obj.Short {
		return []Call{}, nil
	}
	return r.calls(ctx), nil
}

func (r *eventListSectionResolver) Events(ctx context.Context, obj *EventListSection) ([]Event, error) {
	return r.events(&obj.When), nil
}

func (r *heroSectionResolver) Now(ctx context.Context, obj *HeroSection) (*Now, error) {
	if !obj.Relay {
		return nil, nil
	}
	return r.present(ctx, 4, ""), nil // the last working day may have been before a long weekend
}

func (r *jobResolver) Similar(ctx context.Context, obj *Job, first *int32) ([]Job, error) {
	n := orDefault(first, 3)
	if n < 1 || n > 10 {
		return nil, badInput("first is %d: request 1 to 10 similar jobs", n)
	}
	return r.Jobs.SimilarJobs(ctx, obj, int(n))
}

func (r *jobConnectionResolver) TotalCount(ctx context.Context, obj *JobConnection) (int32, error) {
	n, err := loaders(ctx, r.Resolver).count(ctx, obj.Query)
	return int32(n), err
}

func (r *jobConnectionResolver) Facets(ctx context.Context, obj *JobConnection) ([]JobFacet, error) {
	return r.jobs(obj.Query).JobFacets(ctx, obj.Query)
}

func (r *jobConnectionResolver) CanAlert(ctx context.Context, obj *JobConnection) (bool, error) {
	return r.Alerts != nil, nil
}

func (r *mutationResolver) ConfirmJobAlert(ctx context.Context, key string) (*JobAlertPayload, error) {
	return r.changeAlert(ctx, key, func(a Alerts) (*JobAlert, error) { return a.ConfirmAlert(ctx, key) })
}

func (r *officesSectionResolver) Offices(ctx context.Context, obj *OfficesSection, country *string) ([]Office, error) {
	return r.site(ctx, country).Offices, nil
}

func (r *queryResolver) Site(ctx context.Context, country *string) (*Site, error) {
	return r.site(ctx, country), nil
}

func (r *queryResolver) Page(ctx context.Context, path string) (Page, error) {
	return r.PageAt(ctx, "/"+strings.Trim(path, "/"))
}

func (r *queryResolver) Events(ctx context.Context, when *EventTime) ([]Event, error) {
	return r.events(when), nil
}

func (r *queryResolver) Documents(ctx context.Context, kind *DocumentKind) ([]Document, error) {
	return r.Content().Documents(DocumentQuery{Kind: orDefault(kind, "")}), nil
}

func (r *queryResolver) Jobs(
	ctx context.Context, first *int32, after *string, page *int32, filter *JobFilter, sort *JobSort,
) (*JobConnection, error) {
	return r.listJobs(ctx, "", orDefault(first, 20), after, page, filter, orDefault(sort, JobSortNewest))
}

func (r *queryResolver) SearchJobs(
	ctx context.Context, query string, first *int32, after *string, page *int32, filter *JobFilter, sort *JobSort,
) (*JobConnection, error) {
	list, err := r.listJobs(ctx, query, orDefault(first, 20), after, page, filter, orDefault(sort, JobSortRelevance))
	if err == nil && len(list.Nodes) == 0 && after == nil && orDefault(page, 1) == 1 {
		validityOf(ctx).miss(MissedSearch{OfJobs: true, Words: query})
	}
	return list, err
}

func (r *queryResolver) SitePage(ctx context.Context, id string) (*SitePage, error) {
	page, err := loaders(ctx, r.Resolver).sitePage(ctx, strings.TrimPrefix(id, sitePageIdentity))
	return page.identified(), err
}

func (r *queryResolver) Captcha(ctx context.Context) (*Captcha, error) {
	return r.Guard.Captcha(ctx)
}

func (r *queryResolver) Receipt(ctx context.Context, key string) (*Receipt, error) {
	return r.receipt(ctx, key)
}

func (r *receiptResolver) Job(ctx context.Context, obj *Receipt) (*Job, error) {
	return r.jobOfReceipt(ctx, obj), nil
}

func (r *receiptResolver) Now(ctx context.Context, obj *Receipt) (*Now, error) {
	country := ""
	if job := r.jobOfReceipt(ctx, obj); job != nil {
		country = job.Location.CountryCode
	}
	return r.present(ctx, 1, country), nil
}

func (r *siteResolver) Now(ctx context.Context, obj *Site, at *time.Time) (*Now, error) {
	return r.now(ctx, at)
}

func (r *Resolver) DocumentListSection() DocumentListSectionResolver {
	return &documentListSectionResolver{r}
}

func (r *Resolver) EnquiryFormSection() EnquiryFormSectionResolver {
	return &enquiryFormSectionResolver{r}
}

func (r *Resolver) EventListSection() EventListSectionResolver { return &eventListSectionResolver{r} }

func (r *Resolver) HeroSection() HeroSectionResolver { return &heroSectionResolver{r} }

func (r *Resolver) Job() JobResolver { return &jobResolver{r} }

func (r *Resolver) JobAlert() JobAlertResolver { return &jobAlertResolver{r} }

func (r *Resolver) JobConnection() JobConnectionResolver { return &jobConnectionResolver{r} }

func (r *Resolver) JobListSection() JobListSectionResolver { return &jobListSectionResolver{r} }

func (r *Resolver) Mutation() MutationResolver { return &mutationResolver{r} }

func (r *Resolver) OfficesSection() OfficesSectionResolver { return &officesSectionResolver{r} }

func (r *Resolver) Query() QueryResolver { return &queryResolver{r} }

func (r *Resolver) Receipt() ReceiptResolver { return &receiptResolver{r} }

func (r *Resolver) Site() SiteResolver { return &siteResolver{r} }

type (
	documentListSectionResolver struct{ *Resolver }
	enquiryFormSectionResolver  struct{ *Resolver }
	eventListSectionResolver    struct{ *Resolver }
	heroSectionResolver         struct{ *Resolver }
	jobResolver                 struct{ *Resolver }
	jobAlertResolver            struct{ *Resolver }
	jobConnectionResolver       struct{ *Resolver }
	jobListSectionResolver      struct{ *Resolver }
	mutationResolver            struct{ *Resolver }
	officesSectionResolver      struct{ *Resolver }
	queryResolver               struct{ *Resolver }
	receiptResolver             struct{ *Resolver }
	siteResolver                struct{ *Resolver }
)
