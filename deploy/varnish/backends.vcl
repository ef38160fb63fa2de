import directors;

probe ready {
	.url = "/health/ready";
	.interval = 1s;
	.timeout = 3s;
	.window = 3;
	.threshold = 2;
	.initial = 1;
}
backend storefront_1 { .host = "storefront-1"; .port = "3000"; .probe = ready; }
backend storefront_2 { .host = "storefront-2"; .port = "3000"; .probe = ready; }

sub vcl_init {
	new storefronts = directors.round_robin();
	storefronts.add_backend(storefront_1);
	storefronts.add_backend(storefront_2);
}
