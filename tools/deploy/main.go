// Deploy reads compose.yml and the Kubernetes manifests as Compose and Kubernetes do, rejects unknown fields, and
// checks the references between the objects.
package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"

	"github.com/compose-spec/compose-go/v2/cli"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/util/validation"
)

func main() {
	if len(os.Args) != 3 {
		fail("usage: deploy <compose file> <manifests>")
	}
	compose(os.Args[1])
	manifests(os.Args[2])
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}

func compose(file string) {
	options, err := cli.NewProjectOptions([]string{file})
	if err != nil {
		fail("%v", err)
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		fail("%s: %v", file, err)
	}
	fmt.Printf("%s: services %v\n", file, project.ServiceNames())
}

// deployment is the objects that refer to each other.
type deployment struct {
	set      *appsv1.StatefulSet
	services map[string]*corev1.Service
	configs  []string
}

func manifests(file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		fail("%v", err)
	}
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		appsv1.AddToScheme, corev1.AddToScheme, networkingv1.AddToScheme, policyv1.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			fail("%v", err)
		}
	}
	options := json.SerializerOptions{Yaml: true, Strict: true}
	decoder := json.NewSerializerWithOptions(json.DefaultMetaFactory, scheme, scheme, options)
	all, kinds := deployment{services: map[string]*corev1.Service{}}, []string{}
	var objects []runtime.Object
	for _, document := range bytes.Split(text, []byte("\n---\n")) {
		object, kind, err := decoder.Decode(document, nil, nil)
		if err != nil {
			fail("%s: %v", file, err)
		}
		kinds, objects = append(kinds, kind.Kind), append(objects, object)
		switch object := object.(type) {
		case *appsv1.StatefulSet:
			all.set = object
		case *corev1.Service:
			all.services[object.Name] = object
		case *corev1.ConfigMap:
			all.configs = append(all.configs, object.Name)
		}
	}
	all.checkReferences(objects)
	fmt.Printf("%s: %v\n", file, kinds)
}

func (d deployment) checkReferences(objects []runtime.Object) {
	pod := d.set.Spec.Template
	labels := pod.Labels
	selects := func(by string, selector map[string]string) {
		if !equality.Semantic.DeepEqual(selector, labels) {
			fail("%s selects %v, the pods are %v", by, selector, labels)
		}
	}
	selects("the set", d.set.Spec.Selector.MatchLabels)
	if head := d.services[d.set.Spec.ServiceName]; head == nil || head.Spec.ClusterIP != corev1.ClusterIPNone {
		fail("the set names the service %s, which does not exist or has an address", d.set.Spec.ServiceName)
	}
	site := pod.Spec.Containers[0]
	port := func(by, name string) {
		named := func(p corev1.ContainerPort) bool { return p.Name == name }
		if len(validation.IsValidPortName(name)) > 0 || !slices.ContainsFunc(site.Ports, named) {
			fail("%s uses the port %q, which the pods do not have", by, name)
		}
	}
	for name, probe := range map[string]*corev1.Probe{
		"startup":   site.StartupProbe,
		"liveness":  site.LivenessProbe,
		"readiness": site.ReadinessProbe,
	} {
		port("the probe of "+name, probe.HTTPGet.Port.StrVal)
	}
	for _, from := range site.EnvFrom {
		if from.ConfigMapRef != nil && !slices.Contains(d.configs, from.ConfigMapRef.Name) {
			fail("there is no ConfigMap %s", from.ConfigMapRef.Name)
		}
	}
	for _, mount := range site.VolumeMounts {
		named := func(c corev1.PersistentVolumeClaim) bool { return c.Name == mount.Name }
		if !slices.ContainsFunc(d.set.Spec.VolumeClaimTemplates, named) {
			fail("there is no disk %s", mount.Name)
		}
	}
	for name, service := range d.services {
		selects("the service "+name, service.Spec.Selector)
		for _, p := range service.Spec.Ports {
			port("the service "+name, p.TargetPort.StrVal)
		}
	}
	for _, object := range objects {
		switch object := object.(type) {
		case *policyv1.PodDisruptionBudget:
			selects("the budget", object.Spec.Selector.MatchLabels)
		case *networkingv1.NetworkPolicy:
			selects("the policy", object.Spec.PodSelector.MatchLabels)
			for _, rule := range object.Spec.Ingress {
				port("the policy", rule.Ports[0].Port.StrVal)
			}
		case *networkingv1.Ingress:
			backend := object.Spec.Rules[0].HTTP.Paths[0].Backend.Service
			service := d.services[backend.Name]
			if service == nil || service.Spec.Ports[0].Name != backend.Port.Name {
				fail("the ingress leads to %s, port %s", backend.Name, backend.Port.Name)
			}
		}
	}
}
